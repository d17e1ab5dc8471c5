export const attachmentsReplies = {
  missing: 'One of the files is not there any more. Please add it again.',
}
