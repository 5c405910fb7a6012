export default {
  title: 'De la misma casa',
};
