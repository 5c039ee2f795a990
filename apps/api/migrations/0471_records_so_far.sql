-- The records that exist; those that change meanwhile are noted twice, which numbers them once.
insert into record_changes (organisation_id, kind, record_id)
select organisation_id, 'missions', id from missions
union all select organisation_id, 'shifts', id from shifts
union all select organisation_id, 'contracts', id from contract_batches
union all select organisation_id, 'hours', id from attendances
union all select organisation_id, 'invoices', id from invoices
union all select organisation_id, 'siders', sider_id from sider_organisations;
