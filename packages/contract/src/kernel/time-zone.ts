import { timeZones } from '@renfort/domain/kernel/place-time.ts'
import { z } from 'zod'

/** The zone of the place of some work, by its IANA name: its days and hours are told by these clocks. */
export const timeZone = z.enum(timeZones)
