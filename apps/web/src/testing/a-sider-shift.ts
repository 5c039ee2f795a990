import type { SiderMission, SiderPayReply, SiderShift } from '@renfort/contract/sider-work.ts'

/** A mission as its Sider sees it. */
export function aSiderMission(changes: Partial<SiderMission> = {}): SiderMission {
  return {
    id: '00000000-0000-4000-8000-0000000005a1',
    title: 'Service du midi',
    companyName: 'Maison Lavigne',
    timeZone: 'Europe/Paris',
    place: {
      title: 'Bistrot du quai',
      address: '12 quai du Port',
      postalCode: '69002',
      city: 'Lyon',
      description: 'Entrée par la cour',
      lat: 45.758,
      lng: 4.832,
    },
    contact: 'Claire Roux',
    dressCode: 'Chemise blanche',
    equipments: [
      { name: 'Chaussures de sécurité', providedBy: 'sider' },
      { name: 'Tablier', providedBy: 'company' },
    ],
    risks: ['Sols glissants'],
    workConditions: null,
    information: null,
    clocks: true,
    isLeftAsWhole: false,
    hasSigned: false,
    asksSiteCode: false,
    asksPosition: false,
    ...changes,
  }
}

/** Their shift of 20 November, from 11:00 to 15:00 in Paris. */
export function aSiderShift(changes: Partial<SiderShift> = {}): SiderShift {
  return {
    id: '00000000-0000-4000-8000-0000000005b1',
    missionId: aSiderMission().id,
    startDate: '2026-11-20T10:00:00.000Z',
    endDate: '2026-11-20T14:00:00.000Z',
    breakDuration: 30,
    clock: { state: 'notStarted', clockings: [] },
    hoursStatus: null,
    isDeclared: false,
    ...changes,
  }
}

export const siderPay: SiderPayReply = {
  lines: [{ name: 'Heures de base', minutes: 210, hourlyRate: 12.5, amount: 43.75 }],
  gross: 43.75,
  endOfMission: 4.38,
  paidLeave: 4.81,
  total: 52.94,
}
