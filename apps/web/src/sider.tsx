import './styles/sider.css'
import { createRoot } from 'react-dom/client'
import { chosenLanguage, readWords } from './sider-pages/language.ts'
import { SiderApp } from './sider-pages/sider-app.tsx'
import { keepPages } from './sider-pages/keep-pages.ts'
import { SpokenProvider } from './sider-pages/spoken.tsx'
import { addresses } from './sider-pages/use-address.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')
if (location.pathname === '/s') history.replaceState(null, '', addresses.missions)
keepPages()
const language = chosenLanguage()
const words = await readWords(language)
createRoot(root).render(
  <SpokenProvider first={{ language, words }}>
    <SiderApp />
  </SpokenProvider>,
)
