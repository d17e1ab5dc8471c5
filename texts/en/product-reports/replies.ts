export const productReportReplies = {
  reporterMissing: 'Needed where a right is infringed: we have to know whose it is.',
}
