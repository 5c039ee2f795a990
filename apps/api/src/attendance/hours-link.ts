/** The page of hours of one mission manager, with the name that the page shows again (TS-01, N-20). */
export function managerHoursLink(
  publicUrl: string,
  { userId, firstName, lastName }: Record<'userId' | 'firstName' | 'lastName', string>,
  status: string,
): string {
  const search = new URLSearchParams({
    searchBy: 'manager',
    managerId: userId,
    managerName: `${firstName} ${lastName}`,
    status,
  })
  return `${publicUrl}/timesheets?${search}`
}

/** The page of hours in a state. */
export function hoursLink(publicUrl: string, status: string): string {
  return `${publicUrl}/timesheets?${new URLSearchParams({ status })}`
}
