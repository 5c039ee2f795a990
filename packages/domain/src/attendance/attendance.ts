import type { Instant } from '../kernel/calendar.ts'

/** The states of worked hours (decisions §6). */
export const attendanceStatuses = [
  'att.waiting',
  'att.disputed',
  'att.conflict',
  'att.validated',
] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

/** Who says what was worked: the plan, the Sider, the company, or internal staff (ENT-18). */
export const versionOrigins = ['shift', 'sider', 'company', 'insider'] as const
export type VersionOrigin = (typeof versionOrigins)[number]

/** What can be done with a version (ENT-18). */
export const versionActions = ['validation', 'modification', 'refusal'] as const
export type VersionAction = (typeof versionActions)[number]

/** Why a Sider did not work (TS-19); only asked for on a flexible planning. */
export const absenceJustifications = ['dayOff', 'other'] as const
export type AbsenceJustification = (typeof absenceJustifications)[number]

/** A time, from its start to its end (N-41). */
export interface Span {
  readonly startDate: Instant
  readonly endDate: Instant
}

/** Declared or planned work, with its breaks. */
export interface WorkedTime extends Span {
  readonly breaks: readonly Span[]
}
