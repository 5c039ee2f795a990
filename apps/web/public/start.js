// Runs before the modules of the page, from a file because the content policy refuses inline scripts.

// Zod would probe for `eval`, which the same policy refuses and reports.
globalThis.__zod_globalConfig = { jitless: true }

// A chosen theme must not flash the other one.
const theme = localStorage.getItem('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

// Nor the words that stand there first the other language.
document.documentElement.lang = localStorage.getItem('locale') === 'en' ? 'en' : 'fr'
