import { localHolidaySlugs } from '@renfort/domain/law/public-holidays.ts'
import { missionTypes } from '@renfort/domain/mission/mission.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import {
  key,
  listedId,
  listedIds,
  listedInstant,
  locale,
  named,
  queryBetween,
} from './kernel/fields.ts'
import { timeZone } from './kernel/time-zone.ts'

const person = z.object({ id: listedId, firstName: z.string(), lastName: z.string() })

export const planning = z.object({
  week: z.number(),
  year: z.number(),
  tasks: z.array(
    z.object({
      id: listedId,
      name: z.string().nullable(),
      jobTitle: named,
      type: z.enum(missionTypes),
      location: z.object({ title: z.string(), city: z.string() }).nullable(),
      /** The time zone of the place, in which the days and hours of the slots are shown. */
      timeZone,
      /** The local public holidays of the place, in addition to the national ones. */
      localHolidays: z.array(z.enum(localHolidaySlugs)),
      remote: z.boolean(),
      manager: person.nullable(),
      department: named.nullable(),
      preSelection: z.boolean(),
      /** Whether a pre-selection has candidates that the caller may see. */
      hasPreSelection: z.boolean(),
      isFlexiblePlanning: z.boolean(),
      /** Documents that wait for a signature; empty for callers who may not read contracts. */
      contractsToSign: listedIds,
      siders: z.array(
        person.extend({ pictureURL: z.string().nullable(), phoneNumber: z.string().nullable() }),
      ),
      slots: z.array(
        z.object({
          shiftId: listedId,
          startDate: listedInstant,
          endDate: listedInstant,
          breakDuration: z.number(),
          slots: z.number(),
          siderIds: listedIds,
        }),
      ),
    }),
  ),
})
export type Planning = z.infer<typeof planning>

const asked = z.object({
  week: queryBetween(1, 53),
  year: queryBetween(2000, 2100),
  locale: locale.optional(),
})

export const readPlanning = endpoint({
  method: 'GET',
  path: '/v1/planning',
  summary: 'Posted missions with a slot that starts in an ISO week, by the clocks of its place',
  access: 'planning.read',
  query: asked,
  response: planning,
  errors: [],
})

const presence = z.object({
  now: listedInstant,
  /** Shifts of the current local day, or that run into it, with news of a Sider. */
  shifts: z.array(
    z.object({
      shiftId: listedId,
      here: listedIds,
      /** Siders who should have arrived and have not. */
      late: listedIds,
      /** Siders who did not work, according to the company or internal staff. */
      absent: listedIds,
    }),
  ),
})
export type PlanningPresence = z.infer<typeof presence>

export const readPresence = endpoint({
  method: 'GET',
  path: '/v1/planning/presence',
  summary: 'Who has come to the shifts of today, who is late and who is absent',
  access: 'planning.read',
  response: presence,
  errors: [],
})

export const weekFormats = ['pdf', 'csv'] as const
export type WeekFormat = (typeof weekFormats)[number]

export const downloadWeek = endpoint({
  method: 'GET',
  path: '/v1/planning/file',
  summary:
    'The same week to keep: as a PDF in landscape, or as a CSV with a line for each Sider of each shift',
  access: 'planning.read',
  query: asked.extend({ format: z.enum(weekFormats, key('errors.field.unknown_choice')) }),
  response: z.unknown(),
  answers: 'file',
  errors: ['errors.document.unwritable'],
})
