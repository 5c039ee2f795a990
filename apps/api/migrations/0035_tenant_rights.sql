-- What speaks for a company may do what its operations need, and nothing else. A new table gives it no
-- right until its migration does; row-level-security.test.ts knows the whole list by heart.
alter default privileges in schema public revoke all on tables from renfort_tenant;
revoke all on all tables in schema public from renfort_tenant;

-- Rows of one company or its group, behind the policies of their tables.
grant select on
  applicants, assignments, audit_log, departments, feedbacks, flexible_plannings, job_descriptions,
  legal_acknowledgements, legal_informations, locations, memberships, mission_counters, missions,
  motives, organisation_profiles, organisations, payment_customers, payment_informations,
  payment_setups, remuneration_policies, remuneration_policy_versions, requested_siders,
  shift_recurrences, shifts, sider_organisations, stored_files
  to renfort_tenant;
grant insert on
  assignments, audit_log, departments, flexible_plannings, job_descriptions, legal_acknowledgements,
  legal_informations, locations, mission_counters, missions, motives, organisation_profiles,
  payment_customers, payment_informations, payment_setups, remuneration_policies,
  remuneration_policy_versions, requested_siders, shift_recurrences, shifts, sider_organisations,
  stored_files
  to renfort_tenant;
grant delete on
  flexible_plannings, legal_acknowledgements, missions, motives, payment_setups, requested_siders,
  shift_recurrences, shifts
  to renfort_tenant;

-- No row changes its company, its author or its number.
grant update (status, refusal_reason, visible, comment, cv_key, updated_at) on applicants
  to renfort_tenant;
grant update (starts_at) on assignments to renfort_tenant;
grant update (name, name_key, code, updated_at, deleted_at) on departments to renfort_tenant;
grant update (start_date, end_date, weekly_volume, siders, amplitude_start, amplitude_end,
  include_holidays, include_week_days, include_saturday, include_sunday, updated_at)
  on flexible_plannings to renfort_tenant;
grant update (updated_at, suffix, manager_id, pre_selection, detached_pricing, has_high_risk_position,
  job_title_id, subtasks, purpose, work_conditions, dress_code, risk_ids, language_ids, licence_ids,
  tools, equipments, experiences, executive_status, hourly_rate_cents, remote, motorized, location_id,
  deleted_at)
  on job_descriptions to renfort_tenant;
grant update (confirmed_at) on legal_acknowledgements to renfort_tenant;
grant update (name, business_name, siret, ape_code, ape_nomenclature, ape_code_date)
  on legal_informations to renfort_tenant;
grant update (title, description, address, street_number, street_name, postal_code, city, region,
  department, country, lat, lng, favorite, confirmed)
  on locations to renfort_tenant;
grant update (role) on memberships to renfort_tenant;
grant update (total) on mission_counters to renfort_tenant;
grant update (name, status, selection_status, progress_step, next_step_at, starts_at, ends_at,
  reference_at, location_id, manager_id, unique_identifier, hired_siders_count, is_flexible_planning,
  has_contracts, requested_siders_only, frozen_pricing, hourly_rate_cents, motive_id, subtasks,
  purpose, work_conditions, dress_code, risk_ids, language_ids, licence_ids, tools, equipments,
  experiences, executive_status, remote, motorized, side_note, mission_information, department_id,
  attendance_config_type, updated_at, confirmed_at, policy_version_id)
  on missions to renfort_tenant;
grant update (reason, justification, replacements, recruitments) on motives to renfort_tenant;
grant update (description, website, logo_url, youtube_url, cover_url) on organisation_profiles
  to renfort_tenant;
grant update (name) on organisations to renfort_tenant;
grant update (accounting_info, billing_address, tva_number, want_order_form, payment_method,
  provider_method_id)
  on payment_informations to renfort_tenant;
grant update (setup_id, type, status, created_at) on payment_setups to renfort_tenant;
grant update (hours_types, indemnities, hours_types_confirmed, indemnities_confirmed, version_id)
  on remuneration_policies to renfort_tenant;
grant update (status, position) on requested_siders to renfort_tenant;
grant update (until, removed_at) on shift_recurrences to renfort_tenant;
grant update (starts_at, ends_at, break_minutes, slots, recurrence_id, posted) on shifts
  to renfort_tenant;
grant update (in_place) on stored_files to renfort_tenant;

-- Tables without a company: names of people, whom companies know; what is sent, never read.
grant select (id, email, first_name, last_name, is_insider, validated_at) on users to renfort_tenant;
grant select, insert on siders to renfort_tenant;
grant select on legal_values, mail_refusals to renfort_tenant;
grant insert on mail_outbox to renfort_tenant;
grant select, insert on idempotency_keys, mission_number_years to renfort_tenant;
grant update (fingerprint, status, body, created_at) on idempotency_keys to renfort_tenant;
grant update (last_number) on mission_number_years to renfort_tenant;
