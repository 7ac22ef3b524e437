import { readCaptionRefusal } from '@app/api'
import { ApiError } from '../../api/call.ts'

/** What the server says of captions it did not find or cannot read; undefined where something else went wrong. */
export const refusalOf = (failure: unknown) =>
  failure instanceof ApiError ? readCaptionRefusal(failure.detail) : undefined
