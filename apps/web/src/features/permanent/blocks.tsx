import Handshake from 'lucide-react/icons/handshake'
import Layers from 'lucide-react/icons/layers'
import Send from 'lucide-react/icons/send'
import UsersRound from 'lucide-react/icons/users-round'
import { classNames } from '../../ui/class-names.ts'
import { sectionTitle } from './section-title.ts'
import { usePermanentWords } from './words.ts'

const blocks = [
  { id: 'short', Icon: Send, isWide: true },
  { id: 'together', Icon: Layers, isWide: false },
  { id: 'several', Icon: UsersRound, isWide: false },
  { id: 'choice', Icon: Handshake, isWide: true },
] as const

/** HRZ-01: what is special about the offer. */
export function Blocks() {
  const t = usePermanentWords()
  return (
    <section
      aria-labelledby="blocks"
      className="mx-auto max-w-7xl px-8 py-20 narrow:px-4 narrow:py-12"
    >
      <h2 id="blocks" className={sectionTitle}>
        {t(($) => $.blocks.title)}
      </h2>
      <ul className="mt-8 grid gap-5 md:grid-cols-5">
        {blocks.map(({ id, Icon, isWide }) => (
          <li
            key={id}
            className={classNames(
              'flex flex-col rounded-panel border p-8 narrow:p-6',
              isWide
                ? 'border-transparent bg-accent-wash md:col-span-3'
                : 'border-line bg-surface md:col-span-2',
            )}
          >
            <Icon aria-hidden size={26} strokeWidth={1.75} />
            <h3 className="mt-8 font-display text-xl font-semibold text-balance narrow:mt-5">
              {t(($) => $.blocks[id].title)}
            </h3>
            <p className="mt-2 max-w-prose text-muted">{t(($) => $.blocks[id].text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
