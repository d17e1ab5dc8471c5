export const webhooksReplies = {
  urlRefused: 'Please enter a public address that begins with https://, without a user name in it.',
}
