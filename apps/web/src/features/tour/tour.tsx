import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { useConfig } from '../../platform/config.ts'
import { useMe } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { isUnderLayer } from '../../ui/modal-stack.ts'
import { useContentAfter } from '../../ui/use-content-after.ts'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { useToast } from '../../ui/use-toast.ts'
import { TourStepText } from './tour-step-text.tsx'
import { type TourStep, tourSteps } from './tour-steps.ts'
import { useHost, useOwnRoom } from './use-own-room.ts'
import { keepRecord, tourOf, type TourKind, type TourRecord, useTourRecord } from './use-tour.ts'
import { useTourWords } from './words.ts'

/** The tour of the signed-in person, while they take it. */
export function Tour() {
  const kind = tourOf(useMe(), useConfig().demo)
  const record = useTourRecord()
  if (kind === null || record?.state !== 'on') return null
  return <TourStrip kind={kind} record={record} />
}

interface TourStripProps {
  kind: TourKind
  record: TourRecord
}

/** The id that is kept once every step has been shown. */
const end = 'end'

/** The present step of the tour, at an edge of the page: the page stays in use, and is what the tour is about. */
function TourStrip({ kind, record }: TourStripProps) {
  const t = useTourWords()
  const toast = useToast()
  const router = useRouter()
  const steps = tourSteps[kind]
  const isOver = record.step === end
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === record.step),
  )
  const step = isOver ? undefined : steps[index]
  const goTo = (place: number, done = record.done) =>
    keepRecord({
      state: 'on',
      step: steps[place]?.id ?? end,
      from: router.state.location.pathname,
      done,
    })
  const onDone = () => {
    if (step !== undefined) goTo(index + 1, [...new Set([...record.done, step.id])])
  }
  const leave = () => {
    keepRecord({ ...record, state: isOver ? 'over' : 'left' })
    if (!isOver) toast.success(t(($) => $.left))
  }
  return (
    <Strip
      onEscape={leave}
      marks={<Marks steps={steps} done={record.done} present={step?.id} />}
      acts={
        step === undefined ? (
          <Button size="small" variant="primary" onPress={leave}>
            {t(($) => $.over.close)}
          </Button>
        ) : (
          <>
            <Button
              size="small"
              variant="quiet"
              disabledReason={index === 0 ? t(($) => $.isFirst) : undefined}
              onPress={() => goTo(index - 1)}
            >
              {t(($) => $.previous)}
            </Button>
            <Button size="small" onPress={() => goTo(index + 1)}>
              {t(($) => $.skip)}
            </Button>
            <Button size="small" variant="quiet" onPress={leave}>
              {t(($) => $.leave)}
            </Button>
          </>
        )
      }
    >
      {step === undefined ? (
        <>
          <p className="font-semibold">{t(($) => $.over.title)}</p>
          <p className="text-table">
            {t(($) => $.over.text, { count: record.done.length, total: steps.length })}
          </p>
        </>
      ) : (
        <TourStepText
          key={step.id}
          step={step}
          number={index + 1}
          total={steps.length}
          from={record.from}
          onDone={onDone}
        />
      )}
    </Strip>
  )
}

interface StripProps {
  onEscape: () => void
  marks: ReactNode
  acts: ReactNode
  children: ReactNode
}

/** A strip at the top of the page, a sheet at the foot of a phone. */
function Strip({ onEscape, marks, acts, children }: StripProps) {
  const t = useTourWords()
  const isNarrow = useIsNarrow()
  const strip = useContentAfter()
  const host = useHost()
  useOwnRoom(strip, isNarrow ? '--tour-foot' : '--tour-top')
  useEscape(strip, onEscape)
  return createPortal(
    <div
      ref={strip}
      data-print="hide"
      className={classNames(
        'fixed inset-x-0 z-60 border-accent bg-raised',
        isNarrow
          ? 'bottom-0 border-t-3 pb-[env(safe-area-inset-bottom)] shadow-bar'
          : 'top-0 border-b-3',
      )}
    >
      <section
        aria-label={t(($) => $.label)}
        className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2 md:px-8"
      >
        <div aria-live="polite" className="min-w-64 flex-1">
          {children}
        </div>
        <div className="flex flex-col items-end gap-1.5 narrow:w-full narrow:items-stretch">
          <div className="flex items-center gap-1.5 narrow:justify-between">{acts}</div>
          {marks}
        </div>
      </section>
    </div>,
    host,
  )
}

/** Escape leaves the tour where it closes nothing else, and always from within the strip. */
function useEscape(strip: { readonly current: HTMLElement | null }, onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event
    if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return
    const isInside = strip.current?.contains(target) === true
    if (!isInside && (isUnderLayer() || target.closest(writes) !== null)) return
    event.preventDefault()
    onEscape()
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (event) => onKeyDown(event), listening)
    return () => listening.abort()
  }, [])
}

const writes = 'input, textarea, select, [contenteditable]'

interface MarksProps {
  steps: readonly TourStep[]
  done: readonly string[]
  present: string | undefined
}

/** One mark for each step: done, present or to come. The text beside it says the number. */
function Marks({ steps, done, present }: MarksProps) {
  return (
    <span aria-hidden className="flex gap-1">
      {steps.map(({ id }) => (
        <span
          key={id}
          className={classNames(
            'h-1.5 flex-1 rounded-full md:w-5',
            done.includes(id) ? 'bg-green' : id === present ? 'bg-ink' : 'bg-line',
          )}
        />
      ))}
    </span>
  )
}
