import { type ComponentType, useState } from 'react'
import { Button } from './button.tsx'
import { PageHeader } from './page-header.tsx'

const modules = import.meta.glob<Record<string, ComponentType>>(
  ['./*.gallery.tsx', '../form/*.gallery.tsx'],
  { eager: true },
)

const themes = ['system', 'light', 'dark'] as const

/** Every example of the components on one page, for people and for `e2e/gallery.spec.ts`. */
export function GalleryPage() {
  const examples = Object.values(modules).flatMap((module) => Object.entries(module))
  return (
    <main className="mx-auto max-w-[80rem] px-6 py-8 narrow:px-4">
      <PageHeader title="Gallery" context="The widgets of the kit" actions={<ThemeSwitch />} />
      <div className="flex flex-col gap-12">
        {examples.map(([name, Example]) => (
          <section key={name} aria-labelledby={name}>
            <h2 id={name} className="mb-4 border-b border-line pb-1 text-lg font-semibold">
              {name.replace(/Gallery$/, '')}
            </h2>
            <Example />
          </section>
        ))}
      </div>
    </main>
  )
}

function ThemeSwitch() {
  const [theme, setTheme] = useState<(typeof themes)[number]>('system')
  return themes.map((each) => (
    <Button
      key={each}
      size="small"
      variant={each === theme ? 'primary' : 'secondary'}
      aria-pressed={each === theme}
      onPress={() => {
        setTheme(each)
        if (each === 'system') delete document.documentElement.dataset['theme']
        else document.documentElement.dataset['theme'] = each
      }}
    >
      {each}
    </Button>
  ))
}
