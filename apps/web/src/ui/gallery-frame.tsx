import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { PageHeader } from './page-header.tsx'

const themes = ['system', 'light', 'dark'] as const

/** The page around the examples, with a switch between the themes. */
export function GalleryFrame({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<(typeof themes)[number]>('system')
  return (
    <main className="mx-auto max-w-[80rem] px-6 py-8 narrow:px-4">
      <PageHeader
        title="Gallery"
        context="React Aria, Tailwind"
        actions={themes.map((each) => (
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
        ))}
      />
      <div className="flex flex-col gap-12">{children}</div>
    </main>
  )
}
