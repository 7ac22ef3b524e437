import { useFound } from './use-found.ts'

const look = () => import('./course-practice.ts').then(({ hasBegunCourse }) => hasBegunCourse())

/** Whether the learner has practised in the course; undefined until the device was read. */
export const useBegunCourse = (): boolean | undefined => useFound(look)
