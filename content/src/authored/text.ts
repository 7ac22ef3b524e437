import { normalise } from '@app/malayalam'
import * as v from 'valibot'

/** A text of an author. From here on it is in the one spelling of the project. */
export const Text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('The text must not be empty.'),
  v.transform(normalise),
)

/** The name of a question or a clip. Learners' history and recordings refer to it. */
export const Id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An id is made of small letters, digits and single hyphens.'),
)
