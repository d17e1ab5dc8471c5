export const webhooksReplies = {
  urlRefused: 'Bitte gib eine öffentliche Adresse ein, die mit https:// beginnt und keinen Benutzernamen enthält.',
}
