import { useEffect, useEffectEvent } from 'react'

/** A number that is whole is shown in its groups; until then it stays as it is typed. */
export function useGroups(
  typed: string,
  grouped: (typed: string) => string,
  show: (grouped: string) => void,
): void {
  const shown = grouped(typed)
  const showGrouped = useEffectEvent(show)
  useEffect(() => {
    if (shown !== typed) showGrouped(shown)
  }, [shown, typed])
}
