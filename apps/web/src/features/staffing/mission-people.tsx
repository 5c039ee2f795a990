import { requestAnswer } from '@renfort/contract/hiring.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { answerWays, siderAnswers } from '@renfort/domain/hiring/request-answer.ts'
import { type ReactNode, useState } from 'react'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { RadioGroupFormField } from '../../form/radio-group-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { fullName } from '../../platform/person-name.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { formatPhone } from '../sider/queries.ts'
import { type MissionToStaffReply, useAnswerRequest } from './queries.ts'
import { type Leaving, RemovalDialog } from './removal-dialog.tsx'
import { hiringOpen, ProfileLink } from './shown-mission.tsx'
import { useStaffingWords } from './words.ts'

type Requested = MissionToStaffReply['requestedSiders'][number]

const tones: Record<Requested['status'], Tone> = {
  requested: 'neutral',
  accepted: 'green',
  declined: 'red',
  hired: 'green',
}

const appliedTones = { sent: 'neutral', approved: 'green', refused: 'red' } as const

/** The requested Siders, the applicants, the hired Siders, and the contact at the company. */
export function MissionPeople({ mission }: { mission: MissionToStaffReply }) {
  const t = useStaffingWords()
  const { manager, address, missionInformation: information } = mission
  const facts = [
    [
      t(($) => $.facts.manager),
      manager &&
        [manager.name, formatPhone(manager.phoneNumber ?? ''), shownEmail(manager.email)]
          .filter(Boolean)
          .join(' · '),
    ],
    [t(($) => $.facts.address), address],
    [t(($) => $.facts.information), information],
  ] as const
  return (
    <>
      <Requests mission={mission} />
      {mission.applicantsList.length > 0 && (
        <People title={t(($) => $.facts.applicants)}>
          {mission.applicantsList.map((applicant) => (
            <PersonLine key={applicant.id} name={<ProfileLink sider={applicant} />}>
              <Badge tone={appliedTones[applicant.status]}>
                {t(($) => $.applied[applicant.status])}
              </Badge>
            </PersonLine>
          ))}
        </People>
      )}
      <Hired mission={mission} />
      <dl className="grid gap-3">
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}

function Requests({ mission }: { mission: MissionToStaffReply }) {
  const t = useStaffingWords()
  const [answering, setAnswering] = useState<Requested | null>(null)
  const { isOpen } = hiringOpen(mission)
  if (mission.requestedSiders.length === 0) return null
  return (
    <People title={t(($) => $.facts.requested)}>
      {mission.requestedSiders.map((sider) => {
        const status = t(($) => $.answers[sider.status])
        const way = sider.answeredThrough
        return (
          <PersonLine key={sider.id} name={<ProfileLink sider={sider} />}>
            <Badge tone={tones[sider.status]}>
              {way !== null && siderAnswers.some((answer) => answer === sider.status)
                ? t(($) => $.answers.withWay, { status, way: t(($) => $.answers.way[way]) })
                : status}
            </Badge>
            {isOpen && sider.status !== 'hired' && (
              <Button
                size="small"
                aria-label={t(($) => $.answers.answer, { name: fullName(sider) })}
                onPress={() => setAnswering(sider)}
              >
                {t(($) => $.answers.record)}
              </Button>
            )}
          </PersonLine>
        )
      })}
      {answering !== null && (
        <AnswerDialog taskId={mission.id} sider={answering} onClose={() => setAnswering(null)} />
      )}
    </People>
  )
}

/** The hired Siders of a flexible planning, whose slots do not show them. */
function Hired({ mission }: { mission: MissionToStaffReply }) {
  const t = useStaffingWords()
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  if (mission.hired.length === 0) return null
  return (
    <People title={t(($) => $.facts.hired)}>
      {mission.hired.map((sider) => (
        <PersonLine key={sider.id} name={<ProfileLink sider={sider} />}>
          <a href={`tel:${sider.phoneNumber}`} className="text-sm text-muted tabular-nums">
            {formatPhone(sider.phoneNumber)}
          </a>
          {mission.isFlexiblePlanning && (
            <Button
              size="small"
              aria-label={t(($) => $.planning.remove, { name: fullName(sider) })}
              onPress={() => setLeaving({ sider, shift: null })}
            >
              {t(($) => $.removal.submit)}
            </Button>
          )}
        </PersonLine>
      ))}
      {leaving !== null && (
        <RemovalDialog mission={mission} leaving={leaving} onClose={() => setLeaving(null)} />
      )}
    </People>
  )
}

function People({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="pb-2 text-lg font-semibold">{title}</h2>
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {children}
      </ul>
    </section>
  )
}

function PersonLine({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2.5">
      <span className="min-w-0 flex-1 basis-32 font-medium">{name}</span>
      {children}
    </li>
  )
}

interface AnswerDialogProps {
  taskId: string
  sider: { id: string; firstName: string; lastName: string }
  onClose: () => void
}

/** Records the answer of a requested Sider, and how it was given. */
function AnswerDialog({ taskId, sider, onClose }: AnswerDialogProps) {
  const t = useStaffingWords()
  const toast = useToast()
  const answer = useAnswerRequest()
  return (
    <EditDialog
      isOpen
      canSaveUnchanged
      size="small"
      onClose={onClose}
      title={t(($) => $.answers.answer, { name: fullName(sider) })}
      schema={requestAnswer}
      initial={{ status: 'accepted', through: 'phone' }}
      submitLabel={t(($) => $.answers.record)}
      issuesOf={issuesOf}
      save={(body) => answer.mutateAsync({ params: { id: taskId, siderId: sider.id }, body })}
      onSaved={() => toast.success(t(($) => $.answers.done))}
      fields={({ control }) => (
        <>
          <RadioGroupFormField
            control={control}
            name="status"
            label={t(($) => $.answers.answer, { name: fullName(sider) })}
            isLabelHidden
            options={siderAnswers.map((value) => ({ value, label: t(($) => $.answers[value]) }))}
          />
          <RadioGroupFormField
            control={control}
            name="through"
            label={t(($) => $.answers.through)}
            options={answerWays.map((value) => ({ value, label: t(($) => $.answers.way[value]) }))}
          />
        </>
      )}
    />
  )
}
