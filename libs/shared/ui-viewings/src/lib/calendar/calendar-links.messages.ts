import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'shared.ui-viewings.calendar.label',
    defaultMessage: 'เพิ่มลงปฏิทิน',
    description: 'Before the links that add the viewing to a calendar',
  },
  google: {
    id: 'shared.ui-viewings.calendar.google',
    defaultMessage: 'Google',
    description: 'Link that adds the viewing to Google Calendar',
  },
  outlook: {
    id: 'shared.ui-viewings.calendar.outlook',
    defaultMessage: 'Outlook',
    description: 'Link that adds the viewing to the calendar of Outlook',
  },
  file: {
    id: 'shared.ui-viewings.calendar.file',
    defaultMessage: 'Apple หรืออื่น ๆ (.ics)',
    description: 'Link to the calendar file, which other calendars open',
  },
  route: {
    id: 'shared.ui-viewings.calendar.route',
    defaultMessage: 'นำทาง',
    description: 'Link to the way to the property on a map',
  },
  approximateRoute: {
    id: 'shared.ui-viewings.calendar.approximate-route',
    defaultMessage: 'นำทางไปย่านนี้',
    description: 'The same link, when the seller shows the place approximately',
  },
});
