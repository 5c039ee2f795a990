/** A request that is accepted, on the day of the tests. */
export const aPermanentRequest = {
  jobName: 'Chef de rang',
  location: {
    address: '12 rue de la République, 69002 Lyon',
    city: 'Lyon',
    postalCode: '69002',
    country: 'FR',
    lat: 45.76,
    lon: 4.83,
  },
  salary: { min: 26_000, max: 31_000 },
  commentary: 'Deux jours de repos à la suite.',
  startDate: '2027-01-04',
  availablePositions: 2,
}
