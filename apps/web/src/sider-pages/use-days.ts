import { useSpoken } from './spoken.tsx'

/** Whole days as the server sends them, which are of no time zone, in the language of the pages. */
export function useDays(): (wire: string) => string {
  const { language } = useSpoken()
  const locale = language === 'en' ? 'en-GB' : language
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return (wire) => format.format(new Date(wire))
}
