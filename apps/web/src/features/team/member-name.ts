import type { Member } from '@renfort/contract/organisation.ts'

export function memberName({
  firstName,
  lastName,
}: Pick<Member, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
