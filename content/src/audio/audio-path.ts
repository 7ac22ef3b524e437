import type { Fault } from '../fault.ts'

/** Where a clip is served; a clip that does not exist is a fault at the place that asks for it. */
export type AudioPath = (id: string, orElse: (sentence: string) => Fault) => string
