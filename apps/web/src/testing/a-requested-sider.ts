import type { Mission } from '@renfort/contract/mission.ts'

type RequestedSider = Mission['requestedSiders'][number]

/** Karim, whom a mission asks for. */
export function aRequestedSider(changes: Partial<RequestedSider> = {}): RequestedSider {
  return {
    id: '00000000-0000-4000-8000-000000000701',
    firstName: 'Karim',
    lastName: 'Benali',
    pictureURL: null,
    status: 'requested',
    ...changes,
  }
}
