import { defineWords } from '../../../platform/define-words.ts'
import '../../../platform/staff-error-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const useSiderDirectoryWords = defineWords('sider/directory', { fr, en })
