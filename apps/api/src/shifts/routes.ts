import { shifts } from '@renfort/contract'
import { command, type Route } from '../platform/route.ts'
import { createShifts } from './create-shifts.ts'
import { deleteShift, deleteShifts } from './delete-shifts.ts'
import { updateShift, updateShifts } from './update-shifts.ts'

export const shiftRoutes: readonly Route[] = [
  command(shifts.createShifts, createShifts),
  command(shifts.updateShifts, updateShifts),
  command(shifts.updateShift, updateShift),
  command(shifts.deleteShift, deleteShift),
  command(shifts.deleteShifts, deleteShifts),
]
