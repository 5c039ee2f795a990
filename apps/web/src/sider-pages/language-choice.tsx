import { languages, nameOf } from './language.ts'
import { useSpoken } from './spoken.tsx'

/** The languages of the pages, each under its own name. */
export function LanguageChoice() {
  const { words, language, speak } = useSpoken()
  return (
    <label className="flex items-center gap-2 text-muted">
      <span className="sr-only">{words.language}</span>
      <select
        value={language}
        className="min-h-11 rounded-control border border-edge bg-surface px-2 text-ink narrow:text-[1rem]"
        onChange={(event) => speak(event.target.value)}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
