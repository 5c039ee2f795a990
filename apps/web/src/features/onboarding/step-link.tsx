import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNewMission } from '../job-description/use-new-mission.tsx'
import type { FirstStep } from './first-step.ts'

interface StepLinkProps {
  step: FirstStep
  /** Called when the step leads to another screen. */
  onLeave?: (() => void) | undefined
  className: string
  children: ReactNode
  'aria-current'?: 'step' | undefined
}

const pages = {
  profile: '/settings/profile',
  legal: '/settings/legal',
  payment: '/settings/payment',
  remuneration: '/settings/remuneration',
} as const

/** The way to the screen of a step; the mission is started where one is. */
export function StepLink({ step: { id, draftId }, onLeave, ...look }: StepLinkProps) {
  if (id === 'mission') return <StartMission {...look} />
  const left = { ...look, onClick: () => onLeave?.() }
  if (id === 'job') {
    const search = draftId === undefined ? ({ mode: 'create' } as const) : { jdid: draftId }
    return <Link to="/job-descriptions" search={search} {...left} />
  }
  return <Link to={pages[id]} {...left} />
}

function StartMission(look: Omit<StepLinkProps, 'step' | 'onLeave'>) {
  const { open, dialog } = useNewMission()
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => open()} {...look} />
      {dialog}
    </>
  )
}
