import { AppFrame } from '../frame/app-frame.tsx'
import type { Aside } from '../frame/side-navigation.tsx'
import { usePalette } from './use-palette.tsx'

/** The frame, and the search over it. */
export function SearchableFrame({ aside }: { aside?: Aside | undefined }) {
  const { open, palette } = usePalette()
  return (
    <>
      <AppFrame onSearch={open} aside={aside} />
      {palette}
    </>
  )
}
