import {
  account,
  administration,
  companySettings,
  departments,
  invoices,
  organisation,
  payment,
  calendarFeeds,
  planningViews,
  remuneration,
  session,
  siders,
  sites,
  staffDay,
  team,
} from '@renfort/contract'
import { actingFor, aGroup, anInsider } from '../companies.ts'
import { aDepartment } from '../flexible-missions.ts'
import { anInvoice } from '../invoices.ts'
import { anAddress } from '../missions.ts'
import { aParkedJob } from '../parked-jobs.ts'
import { patchable } from './patchable.ts'
import { somePayment } from '../payments.ts'
import { aSider } from '../siders.ts'
import { call } from '../test-app.ts'

const version = 'The version that was read.'
const noCondition = { seniority: null, hoursPerDay: null, zti: null, taskType: null }
const conditions = {
  seniority: { daysThreshold: 30 },
  hoursPerDay: { threshold: 5 },
  zti: { isApplicable: true },
  taskType: { jobTypes: ['waiter'] },
}

/** What a company edits of itself and of its people, and what internal staff decide of it. */
export const companyPatches = [
  patchable(organisation.updateLocation, async (app, { id, admin }) => {
    const place = {
      title: 'Brasserie',
      description: '2e étage',
      address: '14 place Bellecour',
      streetNumber: '14',
      streetName: 'place Bellecour',
      postalCode: '69002',
      city: 'Lyon',
      region: 'Auvergne-Rhône-Alpes',
      department: 'Rhône',
      lat: 45.757,
      lng: 4.832,
      confirmed: true,
    }
    const params = { id }
    const created = await call(app, organisation.createLocation, admin, { params, body: place })
    const locationId = created.body.id
    const read = async () => {
      const { body } = await call(app, organisation.listLocations, admin, { params })
      return body.find((location) => location.id === locationId)
    }
    return {
      caller: admin,
      input: (body) => ({ params: { id, locationId }, body }),
      read,
      fields: {
        title: ['Siège', 'title'],
        description: [null, 'description'],
        address: ['15 place Bellecour', 'address'],
        streetNumber: ['15', 'streetNumber'],
        streetName: ['rue X', 'streetName'],
        postalCode: ['69001', 'postalCode'],
        city: ['Oullins', 'city'],
        region: [null, 'region'],
        department: ['Ain', 'department'],
        country: ['RE', 'country'],
        lat: [1, 'lat'],
        lng: [null, 'lng'],
        confirmed: [false, 'confirmed'],
        hasProtestantChurch: [true, 'hasProtestantChurch'],
        // Last: the address is then read no more.
        favorite: [false, ''],
      },
    }
  }),
  patchable(sites.updateSite, async (app, { id, admin }) => {
    const { body: address } = await call(app, organisation.createLocation, admin, {
      params: { id },
      body: { ...anAddress, address: '3 rue du Site' },
    })
    const params = { locationId: address.id }
    return {
      caller: admin,
      input: (body) => ({ params, body }),
      // The first decision also makes the code of today.
      read: async () => {
        const { body: places } = await call(app, sites.listSites, admin)
        const found = places.find(({ locationId }) => locationId === params.locationId)
        return {
          asksCode: found?.asksCode,
          asksPosition: found?.asksPosition,
          title: found?.title,
        }
      },
      fields: { asksCode: [true, 'asksCode'], asksPosition: [true, 'asksPosition'] },
    }
  }),
  patchable(administration.changeCompany, async (app, { id }) => {
    const caller = await anInsider(app)
    const params = { id }
    const group = await aGroup(app)
    return {
      caller,
      input: (body) => ({ params, body }),
      read: async () => (await call(app, administration.readCompany, caller, { params })).body,
      fields: {
        name: ['Maison Neuve', 'name'],
        blocked: [true, 'blocked'],
        jobDescriptionsLocked: [true, 'jobDescriptionsLocked'],
        'coefficients.delegation': [2.05, 'coefficients.delegation'],
        'coefficients.gestion': [1.6, 'coefficients.gestion'],
        attendanceConfigType: ['timesheet', 'attendanceConfigType'],
        parentId: [group.id, 'group'],
      },
    }
  }),
  patchable(staffDay.changeStaffItem, async (app) => {
    const caller = await anInsider(app)
    const subject = await aParkedJob(app)
    const seen = async () => {
      const days = await Promise.all(
        (['all', 'snoozed'] as const).map((view) =>
          call(app, staffDay.readStaffDay, caller, { query: { view } }),
        ),
      )
      const items = days
        .flatMap(({ body }) => body.sections)
        .flatMap((section) => [...section.items])
      return items.find((item) => item.subject === subject)?.care
    }
    // Each change makes the next version.
    let read = -1
    return {
      caller,
      input: (body) => {
        read += 1
        return { params: { kind: 'job', subject }, body: { ...body, version: read } }
      },
      read: seen,
      fields: {
        assigneeId: [caller.userId, 'assignee'],
        note: ['Appeler', 'note'],
        snoozedUntil: ['2026-12-03T07:00:00.000Z', 'snoozedUntil'],
      },
      others: { version },
    }
  }),
  patchable(siders.changeSider, async (app) => {
    const caller = await anInsider(app)
    const params = { id: await aSider(app) }
    const experience = { name: 'Barman', companyName: 'Le Zinc', duration: 3 }
    const education = { schoolName: 'Lycée', degree: 'CAP', fieldOfStudy: '' }
    const absence = { startDate: '2026-12-24', endDate: '2026-12-26', comment: 'Fêtes' }
    return {
      caller,
      input: (body) => ({ params, body }),
      read: async () => (await call(app, siders.readSider, caller, { params })).body,
      fields: {
        firstName: ['Inès', 'firstName'],
        lastName: ['Royer', 'lastName'],
        phoneNumber: ['+33639989999', 'phoneNumber'],
        email: ['ines.royer@example.test', 'email'],
        home: [{ lat: 45.764, lng: 4.836, city: 'Lyon' }, 'home'],
        jobTypeIds: [['waiter'], 'jobTypes'],
        licenceIds: [['driving-b'], 'licences'],
        languageIds: [['fre-fluent'], 'languages'],
        experiences: [[{ ...experience, categories: [], subtasks: [] }], 'experiences'],
        educations: [[{ ...education, startYear: 2020, endYear: null }], 'educations'],
        unavailabilities: [[absence], 'unavailabilities'],
        deactivated: [true, 'deactivated'],
      },
      others: { hasOneName: 'Says that no last name is meant.' },
    }
  }),
  patchable(departments.updateDepartment, async (app, { id, admin }) => {
    const params = { id, departmentId: await aDepartment(app, admin, id, 'Étages') }
    await call(app, departments.updateDepartment, admin, { params, body: { code: 'A0' } })
    return {
      caller: admin,
      input: (body) => ({ params, body }),
      read: async () =>
        (await call(app, departments.listDepartments, admin, { params: { id } })).body,
      fields: { name: ['Caves', '0.name'], code: ['A1', '0.code'] },
    }
  }),
  patchable(account.updateProfile, async (app, { admin }) => ({
    caller: admin,
    input: (body) => ({ body }),
    read: async () => (await call(app, session.readMe, admin)).body,
    fields: {
      firstName: ['Inès', 'firstName'],
      lastName: ['Roux', 'lastName'],
      phone: ['06 39 98 00 45', 'phoneNumber'],
    },
    others: {
      hasOneName: 'Says that no last name is meant.',
      email: 'Changes once it is confirmed, with the password.',
      currentPassword: 'Goes with the e-mail.',
      password: 'Not read, and given with the old one.',
      oldPassword: 'Given with the new.',
    },
  })),
  patchable(companySettings.updateProfile, async (app, { admin }) => ({
    caller: admin,
    input: (body) => ({ body }),
    read: async () => (await call(app, companySettings.readProfile, admin)).body,
    fields: {
      name: ['Maison', 'name'],
      description: ['Une autre équipe', 'description'],
      website: ['https://maison.example', 'website'],
      // A video takes the place of the cover (G-07).
      youtubeURL: ['https://youtu.be/abc', 'youtubeURL'],
    },
    others: { version, logoURL: 'Changed by an upload.', coverURL: 'Changed by an upload.' },
  })),
  patchable(companySettings.updateLegalInformations, async (app, { id, admin }) => ({
    caller: admin,
    input: (body) => ({ params: { id }, body }),
    read: async () =>
      (await call(app, companySettings.readLegalInformations, admin, { params: { id } })).body,
    fields: {
      name: ['Atelier Neuf', 'name'],
      businessName: ['Atelier', 'businessName'],
      siret: ['55208131766522', 'siret', 'tvaNumber'],
      apeCode: ['4711B', 'apeCode'],
      apeNomenclature: ['naf-2025', 'apeNomenclature'],
    },
    others: { version },
  })),
  patchable(payment.updatePaymentInformations, async (app, { id, admin }) => {
    const params = { id }
    const body = { data: { ...somePayment, tvaNumber: 'FR 44732829320' } }
    await call(app, payment.updatePaymentInformations, admin, { params, body })
    return {
      caller: admin,
      input: (change) => ({ params, body: change }),
      read: async () => (await call(app, payment.readPaymentInformations, admin, { params })).body,
      fields: {
        'data.accountingInfo.firstName': ['Anne', 'accountingInfo.firstName'],
        'data.accountingInfo.lastName': ['Roy', 'accountingInfo.lastName'],
        'data.accountingInfo.email': ['factures@example.test', 'accountingInfo.email'],
        'data.accountingInfo.phoneNumber': ['01 39 98 00 21', 'accountingInfo.phoneNumber'],
        'data.billingAddress.street': ['5 quai du Port', 'billingAddress.street'],
        'data.billingAddress.postalCode': ['44100', 'billingAddress.postalCode'],
        'data.billingAddress.city': ['Rezé', 'billingAddress.city'],
        'data.tvaNumber': [null, 'tvaNumber'],
      },
      others: {
        'data.accountingInfo.hasOneName': 'Says that no last name is meant.',
        'data.billingAddress.country': 'Goes with its postal code and VAT number.',
        'data.wantOrderForm': 'Of internal staff; patched below.',
        'data.paymentMethod': 'Chosen whole.',
        organisationId: 'That of the path.',
        paymentMethodId: 'The token of a method.',
        version,
      },
    }
  }),
  patchable(payment.updatePaymentInformations, async (app, { id, admin }) => {
    const params = { id }
    return {
      caller: await actingFor(app, admin),
      input: (change) => ({ params, body: change }),
      read: async () => (await call(app, payment.readPaymentInformations, admin, { params })).body,
      fields: { 'data.wantOrderForm': [true, 'wantOrderForm'] },
    }
  }),
  patchable(remuneration.changeHoursTypes, async (app, { id, admin }) => {
    const params = { id }
    const seniority = { daysThreshold: 60, increase: 10 }
    const body = {
      night: { startHour: '21:00', endHour: '06:00', increase: 20, seniority },
      sundays: { increase: 30, seniority, ztiIncrease: 40 },
      bankHolidays: { increase: 100, seniority, solidarity: 'lundi-de-pentecote' as const },
    }
    await call(app, remuneration.changeHoursTypes, admin, { params, body })
    return {
      caller: admin,
      input: (change) => ({ params, body: change }),
      read: async () =>
        (await call(app, remuneration.readRemunerationPolicy, admin, { params })).body.hoursTypes,
      fields: {
        extra: [[{ threshold: 36, increase: 12 }], 'extra'],
        'night.startHour': ['22:00', 'night.startHour'],
        'night.endHour': ['07:00', 'night.endHour'],
        'night.increase': [25, 'night.increase'],
        'night.seniority.daysThreshold': [90, 'night.seniority.daysThreshold'],
        'night.seniority.increase': [15, 'night.seniority.increase'],
        'sundays.increase': [50, 'sundays.increase'],
        'sundays.seniority.daysThreshold': [90, 'sundays.seniority.daysThreshold'],
        'sundays.seniority.increase': [15, 'sundays.seniority.increase'],
        'sundays.ztiIncrease': [null, 'sundays.ztiIncrease'],
        'bankHolidays.increase': [50, 'bankHolidays.increase'],
        'bankHolidays.seniority.daysThreshold': [90, 'bankHolidays.seniority.daysThreshold'],
        'bankHolidays.seniority.increase': [15, 'bankHolidays.seniority.increase'],
        'bankHolidays.solidarity': [null, 'bankHolidays.solidarity'],
      },
    }
  }),
  patchable(remuneration.changeIndemnities, async (app, { id, admin }) => {
    const params = { id }
    const whole = {
      lunch: { type: 'ticket', amount: 9, coverRate: 60, otherParameters: conditions },
    }
    const { body } = await call(app, remuneration.changeIndemnities, admin, { params, body: whole })
    const lunchId = body.indemnities.lunch[0]?.id
    return {
      caller: admin,
      input: ({ lunch }) => ({ params, body: { lunch: { ...Object(lunch), id: lunchId } } }),
      read: async () => {
        const policy = await call(app, remuneration.readRemunerationPolicy, admin, { params })
        return policy.body.indemnities.lunch[0]
      },
      fields: {
        'lunch.amount': [10, 'amount'],
        'lunch.coverRate': [55, 'coverRate'],
        'lunch.otherParameters.seniority': [null, 'otherParameters.seniority'],
        'lunch.otherParameters.hoursPerDay.threshold': [6, 'otherParameters.hoursPerDay'],
        'lunch.otherParameters.zti.isApplicable': [false, 'otherParameters.zti'],
        'lunch.otherParameters.taskType.jobTypes': [['cook'], 'otherParameters.taskType'],
        // Last: only a voucher has a share.
        'lunch.type': ['indemnity', 'type', 'coverRate'],
      },
      others: { 'lunch.id': 'Which one it is.' },
    }
  }),
  patchable(remuneration.changeIndemnities, async (app, { id, admin }) => {
    const params = { id }
    const whole = { transportation: { publicCoverRate: 50, otherParameters: conditions } }
    const { body } = await call(app, remuneration.changeIndemnities, admin, { params, body: whole })
    const ofId = { id: body.indemnities.transportation[0]?.id }
    return {
      caller: admin,
      input: ({ transportation }) => ({
        params,
        body: { transportation: { ...Object(transportation), ...ofId } },
      }),
      read: async () => {
        const policy = await call(app, remuneration.readRemunerationPolicy, admin, { params })
        return policy.body.indemnities.transportation[0]
      },
      fields: {
        'transportation.publicCoverRate': [75, 'publicCoverRate'],
        'transportation.otherParameters.hoursPerDay': [null, 'otherParameters.hoursPerDay'],
        'transportation.otherParameters.seniority': [null, 'otherParameters.seniority'],
        'transportation.otherParameters.zti': [null, 'otherParameters.zti'],
        'transportation.otherParameters.taskType': [
          noCondition.taskType,
          'otherParameters.taskType',
        ],
      },
      others: { 'transportation.id': 'Which one it is.' },
    }
  }),
  patchable(team.changeMemberRole, async (app, { admin, manager }) => ({
    caller: admin,
    input: (body) => ({ params: { id: manager.userId }, body }),
    read: async () => {
      const { body } = await call(app, organisation.listMembers, admin)
      return body.find(({ id }) => id === manager.userId)
    },
    fields: { role: ['collaborator', 'role'] },
  })),
  patchable(planningViews.changePlanningView, async (app, { admin }) => {
    const body = { name: 'Cuisine', shown: { job: 'cook' } }
    const kept = await call(app, planningViews.savePlanningView, admin, { body })
    const { id } = kept.body
    return {
      caller: admin,
      input: (change) => ({ params: { id }, body: change }),
      read: async () => (await call(app, planningViews.listPlanningViews, admin)).body[0],
      fields: { name: ['Salle', 'name'], isDefault: [true, 'isDefault'] },
    }
  }),
  patchable(calendarFeeds.renameCalendarFeed, async (app, { admin }) => {
    const body = { name: 'Agenda', of: { kind: 'mine' as const } }
    const { feed } = (await call(app, calendarFeeds.createCalendarFeed, admin, { body })).body
    return {
      caller: admin,
      input: (change) => ({ params: { id: feed.id }, body: change }),
      read: async () => (await call(app, calendarFeeds.listCalendarFeeds, admin)).body[0],
      fields: { name: ['Mon agenda', 'name'] },
    }
  }),
  patchable(invoices.payInvoice, async (app, company) => {
    const id = await anInvoice(app, company)
    return {
      caller: await anInsider(app),
      input: (body) => ({ params: { id }, body }),
      read: async () => {
        const query = { startDate: '2026-12', endDate: '2026-12' }
        const { body } = await call(app, invoices.listInvoices, company.admin, { query })
        return body.invoices[0]
      },
      fields: { paid: [true, 'paid', 'settlement'] },
    }
  }),
]
