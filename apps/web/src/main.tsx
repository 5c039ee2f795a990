import './styles/screens.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { afterDrawing } from './platform/after-drawing.ts'
import { prepareSession } from './platform/guards.ts'
import { reloadWhenOutdated } from './platform/outdated-build.ts'
import { watchPresses } from './ui/press.ts'

reloadWhenOutdated()
watchPresses()
prepareSession()

// Dates need Temporal; a browser that lacks it loads it before anything is drawn.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')
await afterDrawing()
const app = createRoot(root)
// Drawn in slices, so that the browser can respond in between.
startTransition(() =>
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
