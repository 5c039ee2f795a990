import { departments } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { createDepartment } from './create-department.ts'
import { deleteDepartment } from './delete-department.ts'
import { listDepartments } from './list-departments.ts'
import { updateDepartment } from './update-department.ts'

export const departmentRoutes: readonly Route[] = [
  read(departments.listDepartments, listDepartments),
  command(departments.createDepartment, createDepartment),
  command(departments.updateDepartment, updateDepartment),
  command(departments.deleteDepartment, deleteDepartment),
]
