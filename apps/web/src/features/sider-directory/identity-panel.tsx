import { type Instant, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { fullName } from '../../platform/person-name.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Day } from '../../ui/day.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Fact, Panel } from '../../ui/panel.tsx'
import { formatPhone } from '../worker/format-phone.ts'
import { EditButton } from './edit-button.tsx'
import type { SiderPartProps } from './sider-edit.ts'
import { useSiderDirectoryWords } from './words.ts'

/** Who they are, how to reach them, and how much they have worked. */
export function IdentityPanel({ sider, onEdit }: SiderPartProps) {
  const t = useSiderDirectoryWords()
  const { phoneNumber, email, home, missionsCount, feedbacksCount, createdAt } = sider
  const title = t(($) => $.identity.title)
  const unknown = <span className="text-muted">{t(($) => $.identity.unknown)}</span>
  return (
    <Panel
      title={title}
      action={<EditButton what={title} onPress={() => onEdit({ kind: 'identity' })} />}
    >
      {sider.pictureUrl !== null && (
        <div className="pb-3">
          <Avatar name={fullName(sider)} src={sider.pictureUrl} size="large" />
        </div>
      )}
      <dl>
        <Fact label={t(($) => $.identity.phone)}>
          <a href={`tel:${phoneNumber}`} className={linkClass('text', 'tabular-nums')}>
            {formatPhone(phoneNumber)}
          </a>
        </Fact>
        <Fact label={t(($) => $.identity.email)}>
          {email === null ? (
            unknown
          ) : (
            <a href={`mailto:${email}`} className={linkClass()}>
              {shownEmail(email)}
            </a>
          )}
        </Fact>
        <Fact label={t(($) => $.identity.home)}>
          {home === null ? unknown : (home.city ?? t(($) => $.identity.homeUnnamed))}
        </Fact>
        <Fact label={t(($) => $.identity.missions)}>{missionsCount}</Fact>
        <Fact label={t(($) => $.identity.feedbacks)}>{feedbacksCount}</Fact>
        <Fact label={t(($) => $.identity.addedOn)}>
          <Day date={dateInParis(createdAt as Instant)} style="medium" />
        </Fact>
      </dl>
    </Panel>
  )
}
