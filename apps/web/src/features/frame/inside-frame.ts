import { createContext } from 'react'

/** Whether the page stands in the frame, which already is the main part of the document. */
export const InsideFrame = createContext(false)
