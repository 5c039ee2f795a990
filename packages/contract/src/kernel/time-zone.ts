import { timeZones } from '@renfort/domain/kernel/place-time.ts'
import { z } from 'zod'

/** The IANA time zone of a place of work: its days and hours are shown in this zone. */
export const timeZone = z.enum(timeZones)
