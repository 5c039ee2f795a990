import ICAL from 'ical.js'

export interface ParsedEvent {
  readonly uid: string
  readonly sequence: number
  readonly status: unknown
  readonly summary: string
  readonly description: string
  readonly location: string
  /** Seconds since 1970. */
  readonly start: number
  readonly end: number
  /** As it is written: by the clocks of which zone, and the local time. */
  readonly zone: string | undefined
  readonly local: string
}

/** Reads a calendar file with another program than the one that wrote it. */
export function parsedCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(zone)
  }
  const events = calendar.getAllSubcomponents('vevent').map((component): ParsedEvent => {
    const event = new ICAL.Event(component)
    const zone = component.getFirstProperty('dtstart')?.getFirstParameter('tzid')
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      summary: event.summary,
      description: event.description,
      location: event.location,
      start: event.startDate.toUnixTime(),
      end: event.endDate.toUnixTime(),
      zone,
      local: event.startDate.toString(),
    }
  })
  return { events, name: calendar.getFirstPropertyValue('name'), calendar }
}
