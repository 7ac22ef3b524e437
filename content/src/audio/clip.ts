import type { Voice } from '@app/learning/scenes'
import type { Document, Place } from '../authored/document.ts'

/** A clip that the content needs: its text, the voice if it is spoken in one of several, and where it is written. */
export type Clip = { id: string; say: string; voice?: Voice; document: Document; place: Place }
