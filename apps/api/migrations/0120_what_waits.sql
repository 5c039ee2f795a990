-- What waits for a company is read on every page: candidates of the missions whose selection is open,
-- however many others there have been.
create index missions_with_candidates on missions (organisation_id, starts_at)
  where pre_selection and selection_status in ('new', 'ongoing', 'ready') and not archived;
