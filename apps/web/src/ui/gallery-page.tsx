import type { ComponentType } from 'react'
import { GalleryFrame } from './gallery-frame.tsx'

const modules = import.meta.glob<Record<string, ComponentType>>(
  ['./*.gallery.tsx', '../form/*.gallery.tsx'],
  { eager: true },
)

/** Every example of the kit on one page, for the eye and for the accessibility tests. */
export function GalleryPage() {
  const examples = Object.values(modules).flatMap((module) => Object.entries(module))
  return (
    <GalleryFrame>
      {examples.map(([name, Example]) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name} className="mb-4 border-b border-line pb-1 text-lg font-semibold">
            {name.replace(/Gallery$/, '')}
          </h2>
          <Example />
        </section>
      ))}
    </GalleryFrame>
  )
}
