import type { Action } from '@renfort/domain/access/policy.ts'
import { cancelledToldDays, toldDays } from '@renfort/domain/calendar-feed/calendar-feed.ts'
import { eventsKeptDays } from '@renfort/domain/event/event-kinds.ts'
import { goneRecordsKeptDays } from '@renfort/domain/sync/sync.ts'
import { replacedSecretHours } from '@renfort/domain/webhook/webhook-retries.ts'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { screenPaths } from '../../platform/screen-paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { scopeWord, useApiKeyWords } from '../api-key/words.ts'
import { Brand } from '../frame/brand.tsx'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { useWebhookWords } from '../webhook/words.ts'
import { CodeBlock } from './code-block.tsx'
import { EventKinds } from './event-kinds.tsx'
import type { fr } from './fr.ts'
import { Prose } from './prose.tsx'
import { apiBase, firstCalls, groupCalls, syncPrograms } from './samples.ts'
import { receiver, signatureChecks } from './signature-samples.ts'
import { useDeveloperWords } from './words.ts'

// The guide shows at once; the reference is large and loads after it.
const Reference = lazy(async () => ({ default: (await import('./reference.tsx')).Reference }))
const ErrorKeys = lazy(async () => ({ default: (await import('./error-keys.tsx')).ErrorKeys }))

type Part = keyof typeof fr.parts
const parts: readonly Part[] = [
  'start',
  'calls',
  'events',
  'signature',
  'sync',
  'calendars',
  'reference',
  'errors',
  'changes',
]

/** For whoever connects other software: from the first call to the whole reference. */
export function DevelopersPage() {
  const t = useDeveloperWords()
  return (
    <div className="mx-auto min-h-dvh max-w-6xl px-6 py-6 narrow:px-4">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60 focus:rounded-control focus:bg-primary focus:px-4 focus:py-2 focus:text-on-primary"
      >
        {t(($) => $.skip)}
      </a>
      <header className="flex items-center justify-between gap-4">
        <Brand />
        <LanguageSwitch />
      </header>
      <div className="flex gap-10 py-10 max-lg:flex-col max-lg:gap-6">
        <nav
          aria-label={t(($) => $.contents)}
          className="flex shrink-0 flex-col gap-1 self-start max-lg:w-full max-lg:flex-row max-lg:flex-wrap max-lg:gap-x-4 lg:sticky lg:top-8 lg:w-52"
        >
          {parts.map((part) => (
            <a key={part} href={`#${part}`} className={linkClass('row')}>
              {t(($) => $.parts[part])}
            </a>
          ))}
          <a href="/api/openapi.json" className={linkClass('row', 'text-muted')}>
            {t(($) => $.file)}
          </a>
        </nav>
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <PageTitle className="font-display text-title font-semibold tracking-tight text-balance">
            {t(($) => $.title)}
          </PageTitle>
          <p className="mt-2 max-w-2xl text-muted">{t(($) => $.intro)}</p>
          <Guide />
          <Suspense fallback={<SkeletonRows rows={8} rowHeight={48} />}>
            <Section part="reference">
              <Reference />
            </Section>
            <Section part="errors">
              <ErrorKeys />
            </Section>
          </Suspense>
          <Section part="changes">
            <p>{t(($) => $.changes.rule)}</p>
            <Paragraph>{t(($) => $.changes.removal)}</Paragraph>
            <dl className="flex gap-4">
              <dt className="font-medium">{t(($) => $.changes.version)}</dt>
              <dd>{t(($) => $.changes.first)}</dd>
            </dl>
          </Section>
        </main>
      </div>
    </div>
  )
}

function Guide() {
  const t = useDeveloperWords()
  const ofKeys = useApiKeyWords()
  const ofWebhooks = useWebhookWords()
  /** The words beside the box that gives a right to a key. */
  const rightTo = (scope: Action) => ofKeys(($) => $.scopes[scopeWord(scope)])
  return (
    <>
      <Section part="start">
        <p>
          {t(($) => $.start.key)}{' '}
          <Link to={screenPaths.apiKeys} className={linkClass()}>
            {t(($) => $.start.keyLink)}
          </Link>{' '}
          <Prose>{t(($) => $.start.keyEnd, { right: rightTo('event.read') })}</Prose>
        </p>
        <Languages samples={firstCalls(apiBase())} />
      </Section>
      <Section part="calls">
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {[
            t(($) => $.calls.idempotency),
            t(($) => $.calls.limits),
            t(($) => $.calls.units),
            t(($) => $.calls.group, { right: rightTo('group.browse') }),
          ].map((rule) => (
            <li key={rule}>
              <Prose>{rule}</Prose>
            </li>
          ))}
        </ul>
        <CodeBlock name={t(($) => $.calls.ofGroup)} code={groupCalls(apiBase())} />
      </Section>
      <Section part="events">
        <Paragraph>{t(($) => $.events.read, { days: eventsKeptDays })}</Paragraph>
        <p>
          {t(($) => $.events.sent)}{' '}
          <Link to={screenPaths.webhooks} className={linkClass()}>
            {t(($) => $.events.sentLink)}
          </Link>
          {'. '}
          {t(($) => $.events.inGroup)} <Prose>{t(($) => $.events.sentEnd)}</Prose>
        </p>
        <Paragraph>{t(($) => $.events.order)}</Paragraph>
        <Paragraph>{t(($) => $.events.id)}</Paragraph>
        <EventKinds />
      </Section>
      <Section part="signature">
        <Paragraph>{t(($) => $.signature.text)}</Paragraph>
        <Paragraph>
          {t(($) => $.signature.secret, { test: ofWebhooks(($) => $.page.test) })}
        </Paragraph>
        <Languages samples={signatureChecks} />
        <Paragraph>{t(($) => $.signature.whole)}</Paragraph>
        <CodeBlock name={t(($) => $.signature.receiver)} code={receiver} />
        <Paragraph>{t(($) => $.signature.renewed, { hours: replacedSecretHours })}</Paragraph>
      </Section>
      <Section part="sync">
        <Paragraph>{t(($) => $.sync.text)}</Paragraph>
        <Paragraph>{t(($) => $.sync.right, { right: rightTo('attendance.copy') })}</Paragraph>
        <Languages samples={syncPrograms(apiBase())} />
        <Paragraph>{t(($) => $.sync.deleted, { days: goneRecordsKeptDays })}</Paragraph>
        <Paragraph>{t(($) => $.sync.since)}</Paragraph>
        <Paragraph>{t(($) => $.sync.updated)}</Paragraph>
        <Paragraph>{t(($) => $.sync.group)}</Paragraph>
      </Section>
      <Section part="calendars">
        <p>
          {t(($) => $.calendars.link)}{' '}
          <Link to={screenPaths.planning} className={linkClass()}>
            {t(($) => $.calendars.planning)}
          </Link>{' '}
          {t(($) => $.calendars.linkEnd)}
        </p>
        <Paragraph>{t(($) => $.calendars.content, toldDays)}</Paragraph>
        <Paragraph>{t(($) => $.calendars.changes, { cancelled: cancelledToldDays })}</Paragraph>
      </Section>
    </>
  )
}

function Paragraph({ children }: { children: string }) {
  return (
    <p>
      <Prose>{children}</Prose>
    </p>
  )
}

function Section({ part, children }: { part: Part; children: ReactNode }) {
  const t = useDeveloperWords()
  return (
    <section aria-labelledby={part} className="mt-12">
      <h2 id={part} className="mb-4 scroll-mt-6 font-display text-xl font-semibold">
        {t(($) => $.parts[part])}
      </h2>
      <div className="flex max-w-3xl flex-col gap-4">{children}</div>
    </section>
  )
}

function Languages({ samples }: { samples: readonly (readonly [string, string])[] }) {
  const t = useDeveloperWords()
  const [selected, select] = useState(samples[0]?.[0] ?? '')
  return (
    <Tabs
      label={t(($) => $.start.languages)}
      selected={selected}
      onChange={select}
      tabs={samples.map(([language, code]) => ({
        id: language,
        label: language,
        content: <CodeBlock name={language} code={code} />,
      }))}
    />
  )
}
