/** Nothing: the plugins come with the preset, so that Storybook and the tests have the same. */
export default {};
