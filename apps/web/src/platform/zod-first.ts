// Lets what describes the calls start by itself, before the calls: nothing of it is used from here.
export { object } from 'zod'
