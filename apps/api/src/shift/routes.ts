import { shifts } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { createShifts } from './create-shifts.ts'
import { deleteShift, deleteShifts } from './delete-shifts.ts'
import { readRecurrence } from './read-recurrence.ts'
import { updateShift } from './update-shift.ts'
import { updateShifts } from './update-shifts.ts'

export const shiftRoutes: readonly Route[] = [
  command(shifts.createShifts, createShifts),
  command(shifts.updateShifts, updateShifts),
  command(shifts.updateShift, updateShift),
  command(shifts.deleteShift, deleteShift),
  command(shifts.deleteShifts, deleteShifts),
  read(shifts.readRecurrence, readRecurrence),
]
