import Languages from 'lucide-react/icons/languages'
import { changeLocale, currentLocale } from '../../platform/i18n.ts'
import { useAnywhereWords } from './anywhere/words.ts'

/** Switches to the other language, on screens without a menu. */
export function LanguageSwitch() {
  const t = useAnywhereWords()
  return (
    <button
      type="button"
      aria-label={t(($) => $.languageLabel)}
      className="flex min-h-9 items-center gap-2 rounded-control px-3 text-muted hover:bg-wash hover:text-ink"
      onClick={() => void changeLocale(currentLocale() === 'fr' ? 'en' : 'fr')}
    >
      <Languages aria-hidden size={18} />
      {t(($) => $.language)}
    </button>
  )
}
