// Loads the schema library in a step of its own, before the scripts that need it.
export { object } from 'zod'
