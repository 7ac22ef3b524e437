import type { LevelPage } from '@app/learning/levels'
import type { Path } from '../../addresses/pages.ts'

export const pathOfLevelPage: Record<LevelPage, Path> = { 1: '/level', 2: '/level2', 3: '/level3' }
