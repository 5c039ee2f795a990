import { AppFrame } from '../frame/app-frame.tsx'
import { usePalette } from './use-palette.tsx'

/** The frame, and the search over it. */
export function SearchableFrame() {
  const { open, palette } = usePalette()
  return (
    <>
      <AppFrame onSearch={open} />
      {palette}
    </>
  )
}
