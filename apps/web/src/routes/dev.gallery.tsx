import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const GalleryPage = lazy(async () => ({
  default: (await import('../ui/gallery-page.tsx')).GalleryPage,
}))

/** The kit's examples, in development builds only. */
export const Route = createFileRoute('/dev/gallery')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  component: GalleryRoute,
})

function GalleryRoute() {
  return (
    <Suspense>
      <GalleryPage />
    </Suspense>
  )
}
