-- A Sider's place in an alphabetical list: last name, then first name, folded. Stored, since folding
-- thousands of names costs more than the rest of the list; compared byte by byte, so that the order
-- does not depend on the language that the database was made with. The tab sorts before any letter
-- and space: « De, Zoé » comes before « De Wit, Anna ».
alter table siders add column sort_name text collate "C"
  generated always as (folded(last_name) || E'\t' || folded(first_name)) stored;
