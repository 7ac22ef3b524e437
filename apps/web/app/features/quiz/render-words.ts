import type { ReactNode } from 'react'

/** How a checked text is drawn whose words can be asked about: a question's, with what stands around its last word, or an option's. */
export type RenderWords = (text: string, last?: (word: ReactNode) => ReactNode) => ReactNode
