import { product } from '@renfort/domain/kernel/product.ts'
import type { ScreenPath } from './screen-paths.ts'

/** The screens of internal staff (AUTH-01); the slug is the product’s own choice (GEN-11). */
export const staffPaths = {
  home: `/${product.slug}-admin`,
  staffing: `/${product.slug}-admin/staffing`,
  mission: `/${product.slug}-admin/staffing/$taskId`,
  attendances: `/${product.slug}-admin/attendances`,
  contracts: `/${product.slug}-admin/contracts`,
  invoices: `/${product.slug}-admin/invoices`,
  audit: `/${product.slug}-admin/audit`,
  features: `/${product.slug}-admin/feature-flags`,
  organisations: `/${product.slug}-admin/organisations`,
  organisation: `/${product.slug}-admin/organisations/$organisationId`,
  indemnities: `/${product.slug}-admin/organisations/$organisationId/indemnities`,
  siders: `/${product.slug}-admin/siders`,
  sider: `/${product.slug}-admin/siders/$siderId`,
  operations: `/${product.slug}-admin/operations`,
} as const satisfies Record<string, ScreenPath>
